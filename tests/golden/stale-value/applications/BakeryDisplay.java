// sell() checks and decrements in one critical section; the timer reads remaining() in a separate one but uses it for display only.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.locks.ReentrantLock;

public class BakeryDisplay {

    private final ReentrantLock counter = new ReentrantLock();
    private int loaves = 120;
    private int sold;

    boolean sell(int wanted) {
        counter.lock();
        try {
            if (loaves < wanted) {
                return false;
            }
            loaves -= wanted;
            sold += wanted;
            return true;
        } finally {
            counter.unlock();
        }
    }

    int remaining() {
        counter.lock();
        try {
            return loaves;
        } finally {
            counter.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BakeryDisplay bakery = new BakeryDisplay();
        Timer display = new Timer("display", true);
        display.schedule(new TimerTask() {
            @Override
            public void run() {
                int left = bakery.remaining();
                System.out.println(left > 50 ? "plenty: " + left : "hurry: " + left);
            }
        }, 0, 10);
        Thread[] sellers = new Thread[2];
        for (int i = 0; i < sellers.length; i++) {
            final int size = i + 1;
            sellers[i] = new Thread(() -> {
                while (bakery.sell(size)) {
                    Thread.yield();
                }
            });
            sellers[i].start();
        }
        for (Thread s : sellers) {
            s.join();
        }
        display.cancel();
        System.out.println("sold " + bakery.sold + ", left " + bakery.remaining());
    }
}
