// run: scan --only atomicity
// expect: none
// All accesses to Model run on one single thread executor.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SerialExecutorState {
    static class Model {
        private int a = 1, b = 2;
        synchronized int a() { return a; }
        synchronized int b() { return b; }
        synchronized void both(int x) { a = x; b = x + 1; }
    }

    static class View {
        private String text = "";
        synchronized void refresh(Model m) { text = m.a() + "/" + m.b(); }
        synchronized String text() { return text; }
    }

    public static void main(String[] args) {
        Model m = new Model();
        View v = new View();
        ExecutorService ui = Executors.newSingleThreadExecutor();
        for (int i = 0; i < 100; i++) {
            int k = i;
            ui.execute(() -> m.both(k));
            ui.execute(() -> v.refresh(m));
        }
        ui.shutdown();
        System.out.println(v.text());
    }
}
// corpus: unseen
