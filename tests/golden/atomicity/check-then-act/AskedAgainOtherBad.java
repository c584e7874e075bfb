// run: scan --only atomicity
// expect: atomicity
// The second section asks something else.
import java.util.*;

public class AskedAgainOtherBad {
    public static class Bank {
        private final Map<Integer, String> owners = new HashMap<>();
        private final Set<String> known = new HashSet<>();

        public synchronized boolean isFree(int n) {
            return !owners.containsKey(n);
        }

        public synchronized boolean claim(int n, String who) {
            if (known.contains(who)) {
                return false;
            }
            owners.put(n, who);
            return true;
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
