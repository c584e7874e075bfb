import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The sleeping barber with a lock and a condition. */
public class BarberShop {
    private final ReentrantLock door = new ReentrantLock();
    private final Condition customerArrived = door.newCondition();
    private final Deque<Integer> chairs = new ArrayDeque<>();
    private final int capacity;
    private boolean closing;
    private int haircuts;
    private int turnedAway;

    BarberShop(int capacity) {
        this.capacity = capacity;
    }

    boolean visit(int customer) {
        boolean seated = false;
        door.lock();
        try {
            if (chairs.size() < capacity) {
                chairs.addLast(customer);
                customerArrived.signal();
                seated = true;
            }
        } finally {
            door.unlock();
        }
        if (!seated) {
            turnedAway++;
        }
        return seated;
    }

    void close() {
        door.lock();
        try {
            closing = true;
            customerArrived.signalAll();
        } finally {
            door.unlock();
        }
    }

    void barberLoop() {
        while (true) {
            int customer;
            door.lock();
            try {
                while (chairs.isEmpty() && !closing) {
                    customerArrived.awaitUninterruptibly();
                }
                if (chairs.isEmpty()) {
                    return;
                }
                customer = chairs.removeFirst();
                haircuts++;
            } finally {
                door.unlock();
            }
            cut(customer);
        }
    }

    private void cut(int customer) {
        if (customer % 10 == 0) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BarberShop shop = new BarberShop(3);
        Thread barber = new Thread(shop::barberLoop, "barber");
        barber.start();
        Thread[] streets = new Thread[3];
        for (int s = 0; s < streets.length; s++) {
            final int base = s * 1000;
            streets[s] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    shop.visit(base + i);
                }
            }, "street-" + s);
            streets[s].start();
        }
        for (Thread t : streets) {
            t.join();
        }
        shop.close();
        barber.join();
        System.out.println("cut " + shop.haircuts + ", turned away " + shop.turnedAway);
    }
}
