// run: scan --only stale-value
// expect: none
// updateAndGet retries the pure copy function atomically
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class UpdateRoster {
    private final AtomicReference<List<String>> members = new AtomicReference<>(List.of());

    void join(String n) {
        members.updateAndGet(old -> {
            List<String> l = new ArrayList<>(old);
            l.add(n);
            return List.copyOf(l);
        });
    }

    boolean has(String n) { return members.get().contains(n); }

    public static void main(String[] args) throws Exception {
        UpdateRoster r = new UpdateRoster();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) r.join("a" + i); });
        t.start();
        for (int i = 0; i < 100; i++) r.join("b" + i);
        t.join();
        System.out.println(r.has("a0") && r.has("b99"));
    }
}
// corpus: unseen
