// run: scan --only lock-order
// The pool has two threads.
// expect: lock-order
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class OneThreadPoolBad {
    private static final class Layers {
        private final List<String> shapes = new ArrayList<>();
        private Selection selection;

        synchronized void attach(Selection s) {
            selection = s;
        }

        synchronized void add(String shape) {
            shapes.add(shape);
            selection.choose(shape);
        }

        synchronized void remove(String shape) {
            shapes.remove(shape);
        }

        synchronized int count() {
            return shapes.size();
        }
    }

    private static final class Selection {
        private final Set<String> chosen = new LinkedHashSet<>();
        private final Layers layers;

        Selection(Layers layers) {
            this.layers = layers;
        }

        synchronized void choose(String shape) {
            chosen.add(shape);
        }

        synchronized void deleteChosen() {
            for (String s : chosen) {
                layers.remove(s);
            }
            chosen.clear();
        }
    }

    private final ExecutorService editorThread = Executors.newFixedThreadPool(2);
    private final Layers layers = new Layers();
    private final Selection selection = new Selection(layers);

    OneThreadPoolBad() {
        layers.attach(selection);
    }

    void draw(String shape) {
        editorThread.execute(() -> layers.add(shape));
    }

    void delete() {
        editorThread.execute(selection::deleteChosen);
    }

    int close() throws InterruptedException {
        editorThread.shutdown();
        editorThread.awaitTermination(5, TimeUnit.SECONDS);
        return layers.count();
    }

    public static void main(String[] args) throws InterruptedException {
        OneThreadPoolBad editor = new OneThreadPoolBad();
        for (int i = 0; i < 100; i++) {
            editor.draw("rect" + i);
            if (i % 10 == 9 && i < 90) {
                editor.delete();
            }
        }
        System.out.println(editor.close());
    }
}
