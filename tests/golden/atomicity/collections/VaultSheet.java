// run: scan --only atomicity
// expect: none
// print holds the vault's monitor over size and copyInto
import java.util.ArrayList;
import java.util.List;

public class VaultSheet {
    static class Vault {
        private final List<String> bars = new ArrayList<>();

        synchronized void add(String bar) {
            bars.add(bar);
        }

        synchronized int size() {
            return bars.size();
        }

        synchronized void copyInto(String[] target) {
            for (int i = 0; i < bars.size(); i++) {
                target[i] = bars.get(i);
            }
        }
    }

    private final Vault vault;
    private int sheets;

    VaultSheet(Vault vault) {
        this.vault = vault;
    }

    synchronized String print() {
        String[] rows;
        synchronized (vault) {
            int n = vault.size();
            rows = new String[n];
            vault.copyInto(rows);
        }
        sheets++;
        return sheets + ": " + String.join(",", rows).length();
    }

    public static void main(String[] args) throws InterruptedException {
        Vault vault = new Vault();
        VaultSheet sheet = new VaultSheet(vault);
        Thread keeper = new Thread(() -> {
            for (int i = 0; i < 3_000; i++) {
                vault.add("bar" + i);
            }
        });
        Thread clerk = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                sheet.print();
            }
        });
        keeper.start();
        clerk.start();
        keeper.join();
        clerk.join();
        System.out.println(sheet.print());
    }
}
// corpus: unseen20
