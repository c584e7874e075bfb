// Semaphore with one permit used as a mutex around every access.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class GiftCardVault {
    private final Semaphore door = new Semaphore(1, true);
    private final Map<String, Long> cards = new HashMap<>();
    private long issuedCents;
    private long spentCents;

    void issue(String code, long cents) throws InterruptedException {
        door.acquire();
        try {
            cards.merge(code, cents, Long::sum);
            issuedCents += cents;
        } finally {
            door.release();
        }
    }

    long spend(String code, long wanted) throws InterruptedException {
        door.acquire();
        try {
            long have = cards.getOrDefault(code, 0L);
            long taken = Math.min(have, wanted);
            if (taken > 0) {
                deduct(code, have, taken);
            }
            return taken;
        } finally {
            door.release();
        }
    }

    private void deduct(String code, long have, long taken) {
        if (have == taken) {
            cards.remove(code);
        } else {
            cards.put(code, have - taken);
        }
        spentCents += taken;
    }

    long outstanding() throws InterruptedException {
        door.acquire();
        try {
            return issuedCents - spentCents;
        } finally {
            door.release();
        }
    }

    public static void main(String[] args) throws Exception {
        GiftCardVault vault = new GiftCardVault();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.submit(() -> {
            for (int i = 0; i < 200; i++) {
                vault.issue("G" + i % 8, 500);
            }
            return null;
        });
        for (int s = 0; s < 2; s++) {
            pool.submit(() -> {
                long got = 0;
                for (int i = 0; i < 200; i++) {
                    got += vault.spend("G" + i % 8, 120);
                }
                return got;
            });
        }
        for (int i = 0; i < 3; i++) {
            System.out.println("outstanding ok " + (vault.outstanding() >= 0));
            Thread.sleep(1);
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("final ok " + (vault.outstanding() >= 0));
    }
}
// corpus: unseen27
