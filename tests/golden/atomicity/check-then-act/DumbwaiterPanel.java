// run: scan --only atomicity
// expect: none
// Claim() tests and clears the call in one step of the panel's lock
import java.util.EnumMap;
import java.util.Map;

public class DumbwaiterPanel {
    enum Level { CELLAR, KITCHEN, HALL, ATTIC }

    static class Board {
        private final Map<Level, Boolean> calls = new EnumMap<>(Level.class);

        synchronized void call(Level l) {
            calls.put(l, true);
        }

        synchronized boolean claim(Level l) {
            return calls.remove(l) != null;
        }
    }

    static class Tray implements Runnable {
        private final Board board;
        private int stops;

        Tray(Board board) {
            this.board = board;
        }

        synchronized void round() {
            for (Level l : Level.values()) {
                if (board.claim(l)) {
                    stops++;
                }
            }
        }

        synchronized int stops() {
            return stops;
        }

        @Override
        public void run() {
            for (int i = 0; i < 5_000; i++) {
                round();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Board board = new Board();
        Tray a = new Tray(board);
        Tray b = new Tray(board);
        Thread ta = new Thread(a);
        Thread tb = new Thread(b);
        ta.start();
        tb.start();
        for (int i = 0; i < 5_000; i++) {
            board.call(Level.values()[i % 4]);
        }
        ta.join();
        tb.join();
        System.out.println(a.stops() + b.stops());
    }
}
// corpus: unseen10
