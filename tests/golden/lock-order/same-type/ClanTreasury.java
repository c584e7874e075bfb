// run: scan --library --only lock-order
// expect: none
// two treasuries are locked in the order of their identity hash, with a tie lock for equal hashes
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

public final class ClanTreasury {
    public enum Coin { GOLD, SILVER, TOKEN }

    public record Receipt(String from, String to, Coin coin, long amount) { }

    private static final Object TIE = new Object();

    private final String clan;
    private final Object lock = new Object();
    private final Map<Coin, Long> vault = new EnumMap<>(Coin.class);

    public ClanTreasury(String clan) {
        this.clan = Objects.requireNonNull(clan);
    }

    public long balance(Coin coin) {
        synchronized (lock) {
            return vault.getOrDefault(coin, 0L);
        }
    }

    public void credit(Coin coin, long amount) {
        synchronized (lock) {
            vault.merge(coin, amount, Long::sum);
        }
    }

    public Receipt donate(ClanTreasury receiver, Coin coin, long amount) {
        int mine = System.identityHashCode(lock);
        int theirs = System.identityHashCode(receiver.lock);
        if (mine < theirs) {
            synchronized (lock) {
                synchronized (receiver.lock) {
                    move(receiver, coin, amount);
                }
            }
        } else if (mine > theirs) {
            synchronized (receiver.lock) {
                synchronized (lock) {
                    move(receiver, coin, amount);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (lock) {
                    synchronized (receiver.lock) {
                        move(receiver, coin, amount);
                    }
                }
            }
        }
        return new Receipt(clan, receiver.clan, coin, amount);
    }

    private void move(ClanTreasury receiver, Coin coin, long amount) {
        long have = vault.getOrDefault(coin, 0L);
        if (amount <= 0 || have < amount) {
            throw new IllegalArgumentException(clan + " has only " + have);
        }
        vault.put(coin, have - amount);
        receiver.vault.merge(coin, amount, Long::sum);
    }
}
// corpus: unseen13
