// Pages are owned by one thread at a time and swapped by Exchanger, which orders both sides; flushed is read after join.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;

public class SwapLog {
    private static final int ROUNDS = 10;

    static class Page {
        private final List<String> lines = new ArrayList<>();
        private int bytes;

        void write(String line) {
            lines.add(line);
            bytes += line.length();
        }

        int flush() {
            int n = bytes;
            lines.clear();
            bytes = 0;
            return n;
        }
    }

    private final Exchanger<Page> desk = new Exchanger<>();
    private int flushed;

    private void fill() {
        Page page = new Page();
        try {
            for (int r = 0; r < ROUNDS; r++) {
                for (int i = 0; i < 20; i++) {
                    page.write("round " + r + " line " + i);
                }
                page = desk.exchange(page);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void drain() {
        Page page = new Page();
        try {
            for (int r = 0; r < ROUNDS; r++) {
                page = desk.exchange(page);
                flushed += page.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SwapLog log = new SwapLog();
        Thread filler = new Thread(log::fill);
        Thread drainer = new Thread(log::drain);
        filler.start();
        drainer.start();
        filler.join();
        drainer.join();
        System.out.println("flushed " + log.flushed);
    }
}
// corpus: unseen26
