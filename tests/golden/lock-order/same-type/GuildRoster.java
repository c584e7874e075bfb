// run: scan --library --only lock-order
// expect: lock-order
// absorb() locks this guild and then the other one; a.absorb(b) and b.absorb(a) at once block each other
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

public class GuildRoster {
    public enum Rank { RECRUIT, VETERAN, OFFICER }

    public record Member(String name, Rank rank, int renown) {
        Member demoted() {
            return rank == Rank.OFFICER ? new Member(name, Rank.VETERAN, renown) : this;
        }
    }

    private final String tag;
    private final Map<String, Member> members = new LinkedHashMap<>();
    private boolean disbanded;

    public GuildRoster(String tag) {
        this.tag = tag;
    }

    public String tag() {
        return tag;
    }

    public synchronized void enlist(Member m) {
        if (disbanded) {
            throw new IllegalStateException(tag + " is disbanded");
        }
        members.put(m.name(), m);
    }

    public synchronized Optional<Member> find(String name) {
        return Optional.ofNullable(members.get(name));
    }

    /** Takes over everybody of the other guild; officers come in one rank lower. */
    public int absorb(GuildRoster other) {
        if (other == this) {
            return 0;
        }
        synchronized (this) {
            if (disbanded) {
                return 0;
            }
            Map<String, Member> incoming = other.drain();
            incoming.values().stream().map(Member::demoted).forEach(m -> members.put(m.name(), m));
            return incoming.size();
        }
    }

    private synchronized Map<String, Member> drain() {
        Map<String, Member> all = new LinkedHashMap<>(members);
        members.clear();
        disbanded = true;
        return all;
    }
}
// corpus: unseen12
