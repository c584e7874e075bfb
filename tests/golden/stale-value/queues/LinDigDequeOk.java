// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, deques: size, then removeLast.

import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentLinkedDeque;

public class LinDigDequeOk {
    private final ConcurrentLinkedDeque<Runnable> done = new ConcurrentLinkedDeque<>();

    public void did(Runnable inverse) { done.addLast(inverse); }

    public void undo() {
        Runnable last = done.pollLast();
        if (last != null) {
            last.run();
        }
    }
}
// corpus: published
