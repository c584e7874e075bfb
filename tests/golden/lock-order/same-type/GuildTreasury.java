// run: scan --library --only lock-order
// expect: lock-order
// donate locks this guild and then the receiving guild; two guilds that donate to each other lock in opposite orders
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

public class GuildTreasury {
    public enum Coin { GOLD, SILVER, TOKEN }

    public static final class Receipt {
        private final String from;
        private final String to;
        private final long amount;

        Receipt(String from, String to, long amount) {
            this.from = from;
            this.to = to;
            this.amount = amount;
        }

        @Override
        public String toString() {
            return from + " -> " + to + ": " + amount;
        }
    }

    private final String guild;
    private final Map<Coin, Long> vault = new EnumMap<>(Coin.class);

    public GuildTreasury(String guild) {
        this.guild = Objects.requireNonNull(guild);
    }

    public String guild() {
        return guild;
    }

    public synchronized long balance(Coin coin) {
        return vault.getOrDefault(coin, 0L);
    }

    public synchronized void credit(Coin coin, long amount) {
        vault.merge(coin, amount, Long::sum);
    }

    public synchronized Receipt donate(GuildTreasury receiver, Coin coin, long amount) {
        long have = vault.getOrDefault(coin, 0L);
        if (amount <= 0 || have < amount) {
            throw new IllegalArgumentException(guild + " has only " + have);
        }
        vault.put(coin, have - amount);
        receiver.credit(coin, amount);
        return new Receipt(guild, receiver.guild(), amount);
    }
}
// corpus: unseen13
