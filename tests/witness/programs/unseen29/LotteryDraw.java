import java.util.Arrays;
import java.util.SplittableRandom;

/** Simulates many lottery draws; every simulator thread keeps its own tally. */
public class LotteryDraw {
    private static int[] winning;
    private static final int PICK = 6;

    abstract static class Simulator extends Thread {
        protected final SplittableRandom random;
        protected int tickets;

        Simulator(long seed) {
            random = new SplittableRandom(seed);
        }

        protected abstract int[] choose();

        protected abstract void score(int matches);

        @Override
        public void run() {
            for (int i = 0; i < 20_000; i++) {
                int matches = 0;
                for (int n : choose()) {
                    if (Arrays.binarySearch(winning, n) >= 0) {
                        matches++;
                    }
                }
                score(matches);
                tickets++;
            }
        }
    }

    static class Tallying extends Simulator {
        private final int[] tally = new int[PICK + 1];
        private final boolean[] used = new boolean[50];

        Tallying(long seed) {
            super(seed);
        }

        @Override
        protected int[] choose() {
            Arrays.fill(used, false);
            int[] pick = new int[PICK];
            int k = 0;
            while (k < PICK) {
                int n = 1 + random.nextInt(49);
                if (!used[n]) {
                    used[n] = true;
                    pick[k++] = n;
                }
            }
            return pick;
        }

        @Override
        protected void score(int matches) {
            tally[matches]++;
        }

        void addTo(int[] total) {
            for (int i = 0; i < total.length; i++) {
                total[i] += tally[i];
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        winning = new int[] {3, 11, 19, 24, 38, 45};
        Tallying[] sims = new Tallying[4];
        for (int i = 0; i < sims.length; i++) {
            sims[i] = new Tallying(100 + i);
            sims[i].start();
        }
        int[] total = new int[PICK + 1];
        int tickets = 0;
        for (Tallying s : sims) {
            s.join();
            s.addTo(total);
            tickets += s.tickets;
        }
        winning = new int[0];
        System.out.println(tickets + " tickets " + Arrays.toString(total));
    }
}
