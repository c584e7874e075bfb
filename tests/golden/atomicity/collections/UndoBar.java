// run: scan --only atomicity
// expect: atomicity
// undoLast holds the bar's private lock, but the Vector is shared with the document thread: it may be emptied between isEmpty and lastElement/removeElementAt
import java.util.Vector;

class Canvas {
    private final Vector<String> strokes = new Vector<>();

    Vector<String> strokes() {
        return strokes;
    }

    void draw(String stroke) {
        strokes.add(stroke);
    }

    void clear() {
        strokes.clear();
    }
}

public class UndoBar {
    private final Object lock = new Object();
    private final Vector<String> history;
    private String lastUndone = "";
    private int undone;

    UndoBar(Vector<String> history) {
        this.history = history;
    }

    void undoLast() {
        synchronized (lock) {
            if (history.isEmpty()) {
                return;
            }
            lastUndone = history.lastElement();
            history.removeElementAt(history.size() - 1);
            undone++;
        }
    }

    String label() {
        synchronized (lock) {
            return undone + " undone, last " + lastUndone;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Canvas canvas = new Canvas();
        UndoBar bar = new UndoBar(canvas.strokes());
        Thread pen = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                canvas.draw("s" + i);
                if (i % 5 == 0) {
                    canvas.clear();
                }
            }
        });
        Thread keys = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                bar.undoLast();
            }
        });
        pen.start();
        keys.start();
        pen.join();
        keys.join();
        System.out.println(bar.label());
    }
}
// corpus: unseen17
