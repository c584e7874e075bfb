// run: scan --library --only lock-order
// expect: none
// the two guild monitors are always taken in the order of their unique serial number
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

public final class GuildMergerAgain {
    private static final AtomicLong SERIALS = new AtomicLong();

    public record Fighter(String name, int renown) {}

    public static final class Guild {
        private final long serial = SERIALS.incrementAndGet();
        private final Map<String, Fighter> fighters = new LinkedHashMap<>();
        private boolean disbanded;

        public synchronized void enlist(Fighter f) {
            if (disbanded) {
                throw new IllegalStateException("guild " + serial + " is disbanded");
            }
            fighters.put(f.name(), f);
        }

        public synchronized Optional<Fighter> find(String name) {
            return Optional.ofNullable(fighters.get(name));
        }
    }

    private GuildMergerAgain() {}

    public static int merge(Guild into, Guild from) {
        if (into == from) {
            return 0;
        }
        Guild first = into.serial < from.serial ? into : from;
        Guild second = first == into ? from : into;
        synchronized (first) {
            synchronized (second) {
                return transferAll(into, from);
            }
        }
    }

    private static int transferAll(Guild into, Guild from) {
        if (into.disbanded || from.disbanded) {
            return 0;
        }
        int n = from.fighters.size();
        into.fighters.putAll(from.fighters);
        from.fighters.clear();
        from.disbanded = true;
        return n;
    }
}
// corpus: unseen12
