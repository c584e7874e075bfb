// run: scan --only stale-value
// expect: stale-value method=LinDigDequeBad.undo line=here
// Lin and Dig, deques: size, then removeLast.

import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentLinkedDeque;

public class LinDigDequeBad {
    private final ConcurrentLinkedDeque<Runnable> done = new ConcurrentLinkedDeque<>();

    public void did(Runnable inverse) { done.addLast(inverse); }

    public void undo() {
        if (done.size() > 0) {
            Runnable last = done.removeLast(); // <- here
            last.run();
        }
    }
}
// corpus: published
