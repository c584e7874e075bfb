// poll() is the atomic take-or-null and its result is tested; size() is only printed.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class BaggageBelt {

    record Bag(String tag, int kilos) {
    }

    private final BlockingQueue<Bag> belt = new LinkedBlockingQueue<>();
    private final AtomicInteger loaded = new AtomicInteger();

    void checkIn(Bag bag) {
        belt.add(bag);
    }

    private class Loader extends Thread {
        private int bags;

        Loader(String name) {
            super(name);
        }

        @Override
        public void run() {
            Bag bag;
            while ((bag = belt.poll()) != null) {
                loaded.addAndGet(bag.kilos());
                bags++;
                if (bags % 10 == 0) {
                    System.out.println(getName() + ": " + belt.size() + " to go");
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BaggageBelt hall = new BaggageBelt();
        int total = 0;
        for (int i = 0; i < 40; i++) {
            int kilos = 8 + i % 15;
            total += kilos;
            hall.checkIn(new Bag("LH" + i, kilos));
        }
        Loader a = hall.new Loader("ramp-a");
        Loader b = hall.new Loader("ramp-b");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(hall.loaded.get() + " of " + total + " kg, " + (a.bags + b.bags) + " bags");
    }
}
