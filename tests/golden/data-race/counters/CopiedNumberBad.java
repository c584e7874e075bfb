// run: scan --only data-race
// expect: data-race field=CopiedNumberBad.current severity=high
import java.util.concurrent.atomic.*;
public class CopiedNumberBad {
    private final AtomicInteger n = new AtomicInteger();
    private int current;
    void next() { current = n.incrementAndGet(); }
    public static void main(String[] args) {
        CopiedNumberBad ids = new CopiedNumberBad();
        Thread[] ts = { new Thread(ids::next), new Thread(ids::next) };
        for (Thread t : ts) t.start();
    }
}
// corpus: unseen22
