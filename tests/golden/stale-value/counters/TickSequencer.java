// run: scan --only stale-value
// expect: none
// only the one ticker thread ever writes the volatile tick; all the others read it
public class TickSequencer {
    private static final int LAST = 200;

    private final Ticker ticker = new Ticker();

    private static final class Ticker implements Runnable {
        private volatile long tick;
        private volatile long drift;

        @Override
        public void run() {
            while (tick < LAST) {
                long before = tick;
                pause();
                tick = before + 1;
                if (before % 10 == 0) {
                    drift = drift + 1;
                }
            }
        }

        private static void pause() {
            try {
                Thread.sleep(0, 200_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private final class Npc implements Runnable {
        private final String name;

        Npc(String name) {
            this.name = name;
        }

        @Override
        public void run() {
            long seen = -1;
            int moves = 0;
            while (seen < LAST) {
                long now = ticker.tick;
                if (now != seen) {
                    seen = now;
                    moves++;
                } else {
                    Thread.onSpinWait();
                }
            }
            System.out.println(name + (moves > 0 ? " moved" : " stood"));
        }
    }

    public static void main(String[] args) throws Exception {
        TickSequencer game = new TickSequencer();
        Thread clock = new Thread(game.ticker, "clock");
        Thread orc = new Thread(game.new Npc("orc"));
        Thread elf = new Thread(game.new Npc("elf"));
        orc.start();
        elf.start();
        clock.start();
        clock.join();
        orc.join();
        elf.join();
        System.out.println(game.ticker.drift);
    }
}
// corpus: unseen13
