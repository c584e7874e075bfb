// Each desk passes its own new Object() as guard.
// run: scan --only data-race
// expect: data-race field=PayoutDesk$Treasury.reserve
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class PayoutDesk {
    static class Treasury {
        private long reserve;

        Treasury(long reserve) {
            this.reserve = reserve;
        }

        boolean withdraw(long cents, Object guard) {
            synchronized (guard) {
                if (reserve < cents) {
                    return false;
                }
                reserve -= cents;
                return true;
            }
        }

        long reserve(Object guard) {
            synchronized (guard) {
                return reserve;
            }
        }
    }

    static class Desk implements Runnable {
        private final Treasury treasury;
        private final Object guard;
        private final AtomicInteger refused;

        Desk(Treasury treasury, Object guard, AtomicInteger refused) {
            this.treasury = treasury;
            this.guard = guard;
            this.refused = refused;
        }

        @Override
        public void run() {
            for (int i = 0; i < 300; i++) {
                if (!treasury.withdraw(10 + i % 50, guard)) {
                    refused.incrementAndGet();
                }
            }
        }
    }

    static Desk open(Treasury treasury, AtomicInteger refused) {
        return new Desk(treasury, new Object(), refused);
    }

    public static void main(String[] args) throws InterruptedException {
        Treasury treasury = new Treasury(20_000);
        AtomicInteger refused = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(open(treasury, refused), "desk-" + i);
            threads.add(t);
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println("reserve " + treasury.reserve(treasury) + " refused " + refused.get());
    }
}
// corpus: unseen27
