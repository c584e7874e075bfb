// run: scan --only stale-value
// expect: none
// getAndUpdate() tests and subtracts in one atomic step; the old value it returns tells whether the booking went through
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class BerthCounter {
    private final AtomicInteger left;
    private final String code;

    BerthCounter(String code, int berths) {
        this.code = code;
        this.left = new AtomicInteger(berths);
    }

    boolean book(int party) {
        int before = left.getAndUpdate(n -> n >= party ? n - party : n);
        return before >= party;
    }

    @Override
    public String toString() {
        return code + ": " + left;
    }

    public static void main(String[] args) throws InterruptedException {
        BerthCounter ship = new BerthCounter("MS Elbe", 300);
        CountDownLatch done = new CountDownLatch(10);
        for (int a = 0; a < 10; a++) {
            final int party = 1 + a % 3;
            new Thread(() -> {
                while (ship.book(party)) {
                    Thread.yield();
                }
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(ship);
    }
}
// corpus: unseen
