// A move between tables is take() plus put() in two critical sections; total() in between misses the chips that are under way.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// Should be: stale-value
// corpus: unseen30
import java.util.Arrays;

public class FN_CasinoVault {

    static class Vault {
        private final int[] chips;

        Vault(int tables, int each) {
            chips = new int[tables];
            Arrays.fill(chips, each);
        }

        synchronized int take(int table, int n) {
            int taken = Math.min(n, chips[table]);
            chips[table] -= taken;
            return taken;
        }

        synchronized void put(int table, int n) {
            chips[table] += n;
        }

        synchronized int total() {
            int sum = 0;
            for (int c : chips) {
                sum += c;
            }
            return sum;
        }
    }

    static class Floorman extends Thread {
        private final Vault vault;

        Floorman(Vault vault) {
            this.vault = vault;
        }

        @Override
        public void run() {
            for (int i = 0; i < 200; i++) {
                int n = vault.take(i % 3, 5);
                vault.put((i + 1) % 3, n);
            }
        }
    }

    static class Inspector extends Thread {
        private final Vault vault;
        private int minimum = Integer.MAX_VALUE;

        Inspector(Vault vault) {
            this.vault = vault;
        }

        @Override
        public void run() {
            for (int i = 0; i < 200; i++) {
                minimum = Math.min(minimum, vault.total());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vault vault = new Vault(3, 100);
        Floorman floorman = new Floorman(vault);
        Inspector inspector = new Inspector(vault);
        floorman.start();
        inspector.start();
        floorman.join();
        inspector.join();
        System.out.println("reported to the tax office: " + inspector.minimum);
    }
}
