// run: scan --only stale-value
// expect: stale-value
// static synchronized getter and setter used for a read-modify-write
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class StaticSerials {
    static class Serial {
        private static int last = 1000;
        static synchronized int getLast() { return last; }
        static synchronized void setLast(int n) { last = n; }
        static synchronized int advance() { return ++last; }
    }
    static class Invoice {
        final int number;
        Invoice() {
            int n = Serial.getLast() + 1;
            Serial.setLast(n);
            number = n;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Set<Integer> seen = ConcurrentHashMap.newKeySet();
        Set<Thread> threads = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    if (!seen.add(new Invoice().number)) System.err.println("duplicate");
                }
            });
            threads.add(t);
            t.start();
        }
        for (Thread t : threads) t.join();
    }
}
// corpus: unseen
