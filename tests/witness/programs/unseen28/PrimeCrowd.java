import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class PrimeCrowd {
    static class Results {
        private final List<Integer> primes = new ArrayList<>(4096);
        private int largest;

        void record(int p) {
            primes.add(p);
            synchronized (this) {
                if (p > largest) {
                    largest = p;
                }
            }
        }

        int howMany() {
            return primes.size();
        }

        synchronized int largest() {
            return largest;
        }
    }

    static class Hunter implements Runnable {
        private final AtomicInteger cursor;
        private final Results results;
        private final CountDownLatch done;
        private final int limit;

        Hunter(AtomicInteger cursor, Results results, CountDownLatch done, int limit) {
            this.cursor = cursor;
            this.results = results;
            this.done = done;
            this.limit = limit;
        }

        private static boolean isPrime(int n) {
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    return false;
                }
            }
            return n > 1;
        }

        @Override
        public void run() {
            try {
                int n;
                while ((n = cursor.getAndIncrement()) <= limit) {
                    if (isPrime(n)) {
                        results.record(n);
                    }
                }
            } finally {
                done.countDown();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger cursor = new AtomicInteger(2);
        Results results = new Results();
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < 4; i++) {
            new Thread(new Hunter(cursor, results, done, 20_000)).start();
        }
        done.await();
        System.out.println(results.howMany() + " primes, largest " + results.largest());
    }
}
