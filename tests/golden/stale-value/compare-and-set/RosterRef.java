// run: scan --only stale-value
// expect: stale-value
// AtomicReference.get, copy, set without compareAndSet, lost member
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class RosterRef {
    private final AtomicReference<List<String>> members = new AtomicReference<>(List.of());

    void join(String name) {
        List<String> old = members.get();
        List<String> next = new ArrayList<>(old);
        next.add(name);
        members.set(List.copyOf(next));
    }

    int size() { return members.get().size(); }

    public static void main(String[] args) throws InterruptedException {
        RosterRef r = new RosterRef();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int id = i;
            ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) r.join(id + "-" + k); });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(r.size());
    }
}
// corpus: unseen
