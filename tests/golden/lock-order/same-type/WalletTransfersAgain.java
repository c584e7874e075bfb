// run: scan --library --only lock-order
// expect: lock-order
// transfer holds the source wallet and then takes the target wallet, two opposite transfers block each other
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

public final class WalletTransfersAgain {
    public record Receipt(String from, String to, long cents, long remaining) {}

    private static final class Wallet {
        private final String id;
        private long cents;

        Wallet(String id) {
            this.id = id;
        }

        <T> T within(Supplier<T> step) {
            synchronized (this) {
                return step.get();
            }
        }
    }

    private final Map<String, Wallet> wallets = new ConcurrentHashMap<>();

    public void credit(String id, long cents) {
        Wallet w = wallet(id);
        w.within(() -> w.cents += cents);
    }

    public long balance(String id) {
        Wallet w = wallet(id);
        return w.within(() -> w.cents);
    }

    public Optional<Receipt> transfer(String from, String to, long cents) {
        if (cents <= 0) {
            return Optional.empty();
        }
        Wallet source = wallet(from);
        Wallet target = wallet(to);
        return source.within(() -> target.within(() -> move(source, target, cents)));
    }

    private Optional<Receipt> move(Wallet source, Wallet target, long cents) {
        if (source.cents < cents) {
            return Optional.empty();
        }
        source.cents -= cents;
        target.cents += cents;
        return Optional.of(new Receipt(source.id, target.id, cents, source.cents));
    }

    private Wallet wallet(String id) {
        return wallets.computeIfAbsent(id, Wallet::new);
    }
}
// corpus: unseen15
