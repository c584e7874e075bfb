// run: scan --only stale-value
// expect: none
// the two-section legacyAdd is never called, the threads use add
import java.util.concurrent.atomic.AtomicLong;

public class UnusedRacy {
    private final AtomicLong bytes = new AtomicLong();

    void add(long n) { bytes.addAndGet(n); }

    @SuppressWarnings("unused")
    private void legacyAdd(long n) {
        long old = bytes.get();
        bytes.set(old + n);
    }

    long total() { return bytes.get(); }

    public static void main(String[] args) throws InterruptedException {
        UnusedRacy u = new UnusedRacy();
        Thread a = new Thread(() -> { for (int i = 0; i < 1000; i++) u.add(i); });
        Thread b = new Thread(() -> { for (int i = 0; i < 1000; i++) u.add(2L * i); });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(u.total());
    }
}
// corpus: unseen
