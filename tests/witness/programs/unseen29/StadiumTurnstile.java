import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Turnstiles count the spectators who enter a stadium. */
public class StadiumTurnstile {

    static class Arena {
        private final int limit;
        private Integer inside = 0;
        private final BlockingQueue<String> alarms = new LinkedBlockingQueue<>();

        Arena(int limit) {
            this.limit = limit;
        }

        boolean admit(int gate) {
            synchronized (inside) {
                if (inside >= limit) {
                    alarms.offer("gate " + gate + " closed");
                    return false;
                }
                inside = inside + 1;
                return true;
            }
        }

        void release() {
            synchronized (inside) {
                inside = inside - 1;
            }
        }

        int alarms() {
            return alarms.size();
        }
    }

    static class Gate extends Thread {
        private final int number;
        private final Arena arena;
        private int admitted;

        Gate(int number, Arena arena) {
            this.number = number;
            this.arena = arena;
        }

        @Override
        public void run() {
            for (int i = 0; i < 400; i++) {
                if (arena.admit(number)) {
                    admitted++;
                }
                if (i % 9 == 8) {
                    arena.release();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Arena arena = new Arena(1000);
        List<Gate> gates = new ArrayList<>();
        for (int g = 0; g < 4; g++) {
            gates.add(new Gate(g, arena));
        }
        for (Gate g : gates) {
            g.start();
        }
        int sum = 0;
        for (Gate g : gates) {
            g.join();
            sum += g.admitted;
        }
        System.out.println("admitted " + sum + ", inside " + arena.inside + ", alarms " + arena.alarms());
    }
}
