// run: scan --only lock-order
// expect: lock-order
// Lambdas stored in UndoStack and run later under the stack's lock call Document methods (stack -> document), while Document.insert, holding the document, pushes onto the stack (document -> stack).
package editor.undo;

import java.util.ArrayDeque;
import java.util.Deque;

class UndoStack {
    private final Object mutex = new Object();
    private final Deque<Runnable> actions = new ArrayDeque<>();

    void push(Runnable inverse) {
        synchronized (mutex) {
            actions.push(inverse);
            if (actions.size() > 100) {
                actions.removeLast();
            }
        }
    }

    boolean undo() {
        synchronized (mutex) {
            Runnable r = actions.poll();
            if (r == null) {
                return false;
            }
            r.run();
            return true;
        }
    }
}

class Document {
    private final Object lock = new Object();
    private final StringBuilder text = new StringBuilder();
    private final UndoStack undo;

    Document(UndoStack undo) {
        this.undo = undo;
    }

    void insert(int at, String s) {
        synchronized (lock) {
            int pos = Math.min(at, text.length());
            text.insert(pos, s);
            undo.push(() -> erase(pos, pos + s.length()));
        }
    }

    private void erase(int from, int to) {
        synchronized (lock) {
            if (from < text.length()) {
                text.delete(from, Math.min(to, text.length()));
            }
        }
    }

    int length() {
        synchronized (lock) {
            return text.length();
        }
    }
}

public class UndoQueue {
    public static void main(String[] args) throws InterruptedException {
        UndoStack stack = new UndoStack();
        Document doc = new Document(stack);
        Thread typist = new Thread(() -> {
            for (int i = 0; i < 200_000; i++) {
                doc.insert(i % 50, "x");
            }
        }, "typist");
        Thread undoer = new Thread(() -> {
            int done = 0;
            while (done < 100_000) {
                if (stack.undo()) {
                    done++;
                }
            }
        }, "undoer");
        typist.start();
        undoer.start();
        typist.join();
        undoer.join();
        System.out.println(doc.length());
    }
}
// corpus: unseen
