// Static state always under the class monitor (static synchronized or synchronized(Allocator.class)), instance state under the instance.
// run: scan --only data-race
// expect: none
import java.util.HashSet;
import java.util.Set;

public class OrderNumbers {
    static class Allocator {
        private static long next = 1;
        private static final Set<Long> returned = new HashSet<>();
        private final String region;
        private int handedOut;

        Allocator(String region) {
            this.region = region;
        }

        private static synchronized long take() {
            if (!returned.isEmpty()) {
                Long id = returned.iterator().next();
                returned.remove(id);
                return id;
            }
            return next++;
        }

        String allocate() {
            long id = take();
            synchronized (this) {
                handedOut++;
            }
            return region + id;
        }

        void giveBack(String number) {
            long id = Long.parseLong(number.substring(region.length()));
            synchronized (Allocator.class) {
                returned.add(id);
            }
        }

        synchronized int handedOut() {
            return handedOut;
        }

        static long highest() {
            synchronized (Allocator.class) {
                return next - 1;
            }
        }
    }

    static Runnable shop(Allocator allocator) {
        return () -> {
            for (int i = 0; i < 200; i++) {
                String n = allocator.allocate();
                if (i % 4 == 0) {
                    allocator.giveBack(n);
                }
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        Allocator eu = new Allocator("EU");
        Allocator us = new Allocator("US");
        Thread[] threads = {new Thread(shop(eu)), new Thread(shop(us)), new Thread(shop(eu))};
        for (Thread t : threads) {
            t.start();
        }
        System.out.println("running " + (Allocator.highest() >= 0));
        for (Thread t : threads) {
            t.join();
        }
        System.out.println("eu " + eu.handedOut() + " us " + us.handedOut());
    }
}
// corpus: unseen27
