// run: scan --only stale-value
// The same read and write twice. One is reached by calls that can run one method only, none of them under a lock:
// nothing is left to guess. The other is a listener among several, which the caller may run under a lock.
import java.util.ArrayList;
import java.util.List;

public class WhoHoldsTheLock {
    interface Listener {
        void happened();
    }

    static class Direct {
        volatile int count;

        void add() {
            count = count + 1; // expect: stale-value severity=high
        }
    }

    static class Counting implements Listener {
        volatile int count;

        public void happened() {
            count = count + 1; // expect: stale-value severity=medium
        }
    }

    static class Printing implements Listener {
        public void happened() {
            System.out.println("happened");
        }
    }

    private final List<Listener> listeners = new ArrayList<>();
    private final Direct direct = new Direct();

    void fire() {
        direct.add();
        for (Listener listener : listeners)
            listener.happened();
    }

    public static void main(String[] args) {
        WhoHoldsTheLock source = new WhoHoldsTheLock();
        source.listeners.add(new Counting());
        source.listeners.add(new Printing());
        for (int i = 0; i < 2; i++)
            new Thread(source::fire).start();
    }
}
