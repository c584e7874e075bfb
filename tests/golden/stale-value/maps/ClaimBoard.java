// run: scan --library --only stale-value
// expect: none
// release removes only the pair of key and claim, in one operation; the early comparison merely avoids it when it must fail
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

public class ClaimBoard {
    public record Claim(String plot, String owner, long number) {
    }

    private final ConcurrentMap<String, Claim> claims = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();

    public Claim stake(String plot, String owner) {
        Claim mine = new Claim(plot, owner, numbers.incrementAndGet());
        return claims.putIfAbsent(plot, mine) == null ? mine : null;
    }

    public Claim seize(String plot, String owner) {
        Claim mine = new Claim(plot, owner, numbers.incrementAndGet());
        claims.put(plot, mine);
        return mine;
    }

    public boolean release(Claim c) {
        Claim now = claims.get(c.plot());
        if (!c.equals(now)) {
            return false;
        }
        return claims.remove(c.plot(), c);
    }
}
// corpus: unseen14
