// run: scan --only atomicity
// expect: atomicity
// toll booth lock held while the shared counter lock is used twice; a display thread resets the counter
import java.util.concurrent.locks.ReentrantLock;

class TollCounter {
    private final ReentrantLock lock = new ReentrantLock();
    private int cars;
    private int cents;

    void car() {
        lock.lock();
        try {
            cars++;
        } finally {
            lock.unlock();
        }
    }

    void paid(int c) {
        lock.lock();
        try {
            cents += c;
        } finally {
            lock.unlock();
        }
    }

    int averageAndReset() {
        lock.lock();
        try {
            int avg = cars == 0 ? 0 : cents / cars;
            cars = 0;
            cents = 0;
            return avg;
        } finally {
            lock.unlock();
        }
    }
}

class TollBooth implements Runnable {
    private final TollCounter counter;
    private int served;

    TollBooth(TollCounter counter) {
        this.counter = counter;
    }

    synchronized void pass() {
        counter.car();
        counter.paid(350);
        served++;
    }

    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            pass();
        }
    }
}

public class TunnelToll {
    public static void main(String[] args) {
        TollCounter counter = new TollCounter();
        new Thread(new TollBooth(counter)).start();
        new Thread(new TollBooth(counter)).start();
        new Thread(() -> System.out.println(counter.averageAndReset())).start();
    }
}
// corpus: unseen
