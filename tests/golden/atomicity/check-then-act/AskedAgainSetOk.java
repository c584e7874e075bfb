// run: scan --only atomicity
// expect: none
// Set.add tells whether it was free.
import java.util.*;

public class AskedAgainSetOk {
    public static class Bank {
        private final Set<Integer> owners = new TreeSet<>();
        private final Set<String> known = new HashSet<>();

        public synchronized boolean isFree(int n) {
            return !owners.contains(n);
        }

        public synchronized boolean claim(int n, String who) {
            return owners.add(n);
        }

        public synchronized void release(int n) {
            owners.remove(n);
        }
    }

    private int sold;

    public synchronized boolean rent(Bank bank, int n, String who) {
        if (bank.isFree(n) && bank.claim(n, who)) {
            sold++;
            return true;
        }
        return false;
    }
}
