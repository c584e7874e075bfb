// run: scan --only lock-order
// expect: none
// moves lock the silo with the smaller serial number first; serials are unique
import java.util.concurrent.atomic.AtomicInteger;

public class GrainSilos {
    static final class Silo {
        private static final AtomicInteger SERIAL = new AtomicInteger();
        private final int serial = SERIAL.incrementAndGet();
        private int tons;

        Silo(int tons) {
            this.tons = tons;
        }

        synchronized int tons() {
            return tons;
        }

        static boolean move(Silo from, Silo to, int n) {
            if (from == to) {
                return true;
            }
            Silo first = from.serial < to.serial ? from : to;
            Silo second = first == from ? to : from;
            synchronized (first) {
                synchronized (second) {
                    if (from.tons < n) {
                        return false;
                    }
                    from.tons -= n;
                    to.tons += n;
                    return true;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Silo north = new Silo(500);
        Silo south = new Silo(500);
        Thread a = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                Silo.move(north, south, 1 + i % 3);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                Silo.move(south, north, 1 + i % 3);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(north.tons() + south.tons());
    }
}
// corpus: unseen20
