// run: scan --only stale-value
// expect: none
// the read-modify-write happens in main before any thread is started; the threads only read
import java.util.concurrent.atomic.AtomicInteger;

public class BeforeStart {
    private static final AtomicInteger workers = new AtomicInteger();

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        if (workers.get() == 0) {
            workers.set(workers.get() + n);
        }
        for (int i = 0; i < n; i++) {
            final int id = i;
            new Thread(() -> System.out.println(id + " of " + workers.get())).start();
        }
    }
}
// corpus: unseen
