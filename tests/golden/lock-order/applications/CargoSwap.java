// Both monitors are taken in identityHashCode order, equal hashes are serialised by the static TIE lock first.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;

public class CargoSwap {
    private static final Object TIE = new Object();

    static class Container {
        private int tons;
        private int moves;

        Container(int tons) {
            this.tons = tons;
        }

        synchronized int tons() {
            return tons;
        }

        synchronized int moves() {
            return moves;
        }
    }

    static void withBoth(Container a, Container b, BiConsumer<Container, Container> action) {
        int ha = System.identityHashCode(a);
        int hb = System.identityHashCode(b);
        if (ha < hb) {
            synchronized (a) {
                synchronized (b) {
                    action.accept(a, b);
                }
            }
        } else if (ha > hb) {
            synchronized (b) {
                synchronized (a) {
                    action.accept(a, b);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (a) {
                    synchronized (b) {
                        action.accept(a, b);
                    }
                }
            }
        }
    }

    static void swap(Container a, Container b, int t) {
        withBoth(a, b, (x, y) -> {
            int k = Math.min(t, x.tons);
            x.tons -= k;
            y.tons += k;
            x.moves++;
            y.moves++;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        List<Container> yard = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            yard.add(new Container(30));
        }
        CountDownLatch done = new CountDownLatch(3);
        for (int c = 0; c < 3; c++) {
            final int crane = c;
            new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    swap(yard.get((i + crane) % 5), yard.get((i * 2 + crane * 3) % 5), i % 4);
                }
                done.countDown();
            }, "crane" + c).start();
        }
        done.await();
        int tons = 0;
        int moves = 0;
        for (Container c : yard) {
            tons += c.tons();
            moves += c.moves();
        }
        System.out.println(tons + " " + moves);
    }
}
