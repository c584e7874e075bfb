// run: scan --only stale-value
// expect: stale-value
// book() tests the atomic counter and decrements it in a second step; the last seat is sold to two agents
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class SeatCounter {
    private final AtomicInteger left;
    private final String code;

    SeatCounter(String code, int seats) {
        this.code = code;
        this.left = new AtomicInteger(seats);
    }

    boolean book(int party) {
        if (left.get() >= party) {
            left.addAndGet(-party);
            return true;
        }
        return false;
    }

    @Override
    public String toString() {
        return code + ": " + left;
    }

    public static void main(String[] args) throws InterruptedException {
        SeatCounter flight = new SeatCounter("LX81", 300);
        CountDownLatch done = new CountDownLatch(10);
        for (int a = 0; a < 10; a++) {
            final int party = 1 + a % 3;
            new Thread(() -> {
                while (flight.book(party)) {
                    Thread.yield();
                }
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(flight);
    }
}
// corpus: unseen
