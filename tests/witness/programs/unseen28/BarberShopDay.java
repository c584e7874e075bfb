import java.util.ArrayDeque;
import java.util.Deque;

public class BarberShopDay {
    static class Customer {
        final int id;
        private String haircut;
        private int price;
        private boolean finished;

        Customer(int id) {
            this.id = id;
        }

        synchronized void standUp() {
            finished = true;
            notifyAll();
        }

        synchronized void sitUntilFinished() throws InterruptedException {
            while (!finished) {
                wait();
            }
        }
    }

    static class Shop {
        private final Deque<Customer> chairs = new ArrayDeque<>();
        private final int seats;
        private boolean open = true;
        private int turnedAway;

        Shop(int seats) {
            this.seats = seats;
        }

        synchronized boolean enter(Customer c) {
            if (chairs.size() == seats) {
                turnedAway++;
                return false;
            }
            chairs.addLast(c);
            notify();
            return true;
        }

        synchronized Customer nextCustomer() throws InterruptedException {
            while (chairs.isEmpty() && open) {
                wait();
            }
            return chairs.pollFirst();
        }

        synchronized void close() {
            open = false;
            notifyAll();
        }

        synchronized int turnedAway() {
            return turnedAway;
        }
    }

    static class Barber implements Runnable {
        private final Shop shop;
        int earned;

        Barber(Shop shop) {
            this.shop = shop;
        }

        @Override
        public void run() {
            try {
                Customer c;
                while ((c = shop.nextCustomer()) != null) {
                    c.haircut = c.id % 2 == 0 ? "short" : "fade";
                    c.price = 10 + c.id % 5;
                    earned += c.price;
                    c.standUp();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Shop shop = new Shop(3);
        Barber barber = new Barber(shop);
        Thread bt = new Thread(barber);
        bt.start();
        int n = 20;
        int[] paid = new int[n];
        Thread[] people = new Thread[n];
        for (int i = 0; i < n; i++) {
            final int id = i;
            people[i] = new Thread(() -> {
                Customer me = new Customer(id);
                try {
                    if (shop.enter(me)) {
                        me.sitUntilFinished();
                        paid[id] = me.price + (me.haircut.equals("fade") ? 1 : 0);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            people[i].start();
        }
        int sum = 0;
        for (int i = 0; i < n; i++) {
            people[i].join();
            sum += paid[i];
        }
        shop.close();
        bt.join();
        System.out.println("paid " + sum + " earned " + barber.earned + " away " + shop.turnedAway());
    }
}
