// run: scan --only lock-order
// expect: none
// model and view are locked in both orders, but only ever by tasks of one single-threaded executor
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class EventPumpAgain {
    private static final class Model {
        private final List<String> rows = new ArrayList<>();
        private View view;

        synchronized void insert(String row) {
            rows.add(row);
            view.repaint();
        }

        synchronized int size() {
            return rows.size();
        }

        synchronized void bind(View v) {
            view = v;
        }
    }

    private static final class View {
        private final Model model;
        private int painted;
        private int requests;

        View(Model model) {
            this.model = model;
        }

        synchronized void repaint() {
            requests++;
        }

        synchronized void paint() {
            painted = model.size();
        }

        synchronized String status() {
            return painted + "/" + requests;
        }
    }

    private final ExecutorService pump = Executors.newSingleThreadExecutor(r -> new Thread(r, "pump"));
    private final Model model = new Model();
    private final View view = new View(model);

    public EventPumpAgain() {
        model.bind(view);
    }

    public void post(String row) {
        pump.execute(() -> model.insert(row));
    }

    public void paintLater() {
        pump.execute(view::paint);
    }

    public void stop() throws InterruptedException {
        pump.execute(() -> System.out.println(view.status()));
        pump.shutdown();
        pump.awaitTermination(5, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        EventPumpAgain ui = new EventPumpAgain();
        Thread net = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                ui.post("row " + i);
            }
        });
        net.start();
        for (int i = 0; i < 200; i++) {
            ui.paintLater();
        }
        net.join();
        ui.stop();
    }
}
// corpus: unseen11
