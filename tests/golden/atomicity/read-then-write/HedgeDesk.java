// run: scan --only atomicity
// expect: atomicity
// Hedge() reads the position and writes back the halved value in two Position sections; a fill booked directly on the Position in between is lost.
import java.util.ArrayList;
import java.util.List;

public class HedgeDesk {
    static class Position {
        private long quantity;

        synchronized long get() {
            return quantity;
        }

        synchronized void set(long q) {
            quantity = q;
        }

        synchronized void fill(long q) {
            quantity += q;
        }
    }

    private final Object deskLock = new Object();
    private final List<Long> hedges = new ArrayList<>();
    private final Position position;

    HedgeDesk(Position position) {
        this.position = position;
    }

    void hedge() {
        synchronized (deskLock) {
            long q = position.get();
            if (Math.abs(q) < 100) {
                return;
            }
            long sold = q / 2;
            hedges.add(sold);
            position.set(q - sold);
        }
    }

    long hedgedTotal() {
        synchronized (deskLock) {
            long sum = 0;
            for (long h : hedges) {
                sum += h;
            }
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Position eur = new Position();
        HedgeDesk desk = new HedgeDesk(eur);
        Thread market = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                eur.fill(3);
            }
        }, "market");
        Thread hedger = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                desk.hedge();
            }
        }, "hedger");
        market.start();
        hedger.start();
        market.join();
        hedger.join();
        System.out.println(eur.get() + desk.hedgedTotal() == 60_000 ? "balanced" : "lost fills");
    }
}
// corpus: unseen
