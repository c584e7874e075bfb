// run: scan --only atomicity
// expect: none
// the synchronized list is private, never handed out and only touched with the history's lock held
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class UndoHistoryAgain {
    private final Lock lock = new ReentrantLock();
    private final List<String> edits = Collections.synchronizedList(new ArrayList<>());

    void record(String edit) {
        lock.lock();
        try {
            if (edits.size() == 100) {
                edits.remove(0);
            }
            edits.add(edit);
        } finally {
            lock.unlock();
        }
    }

    Optional<String> undo() {
        lock.lock();
        try {
            int n = edits.size();
            if (n == 0) {
                return Optional.empty();
            }
            String last = edits.get(n - 1);
            edits.remove(n - 1);
            return Optional.of(last);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UndoHistoryAgain h = new UndoHistoryAgain();
        Thread typist = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                h.record("e" + i);
            }
        });
        typist.start();
        int undone = 0;
        for (int i = 0; i < 500; i++) {
            if (h.undo().isPresent()) {
                undone++;
            }
        }
        typist.join();
        System.out.println(undone <= 500);
    }
}
// corpus: unseen21
