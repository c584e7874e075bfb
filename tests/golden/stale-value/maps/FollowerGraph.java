// run: scan --only stale-value --library
// expect: stale-value
// FollowerGraph.follow does get on the ConcurrentHashMap, and if null puts a new set; two first followers of one user each put a set and one follower is lost.
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class FollowerGraph {
    private final ConcurrentMap<Long, Set<Long>> followers = new ConcurrentHashMap<>();

    private Set<Long> edges(long user) {
        Set<Long> s = followers.get(user);
        if (s == null) {
            s = ConcurrentHashMap.newKeySet();
            followers.put(user, s);
        }
        return s;
    }

    public boolean follow(long who, long whom) {
        if (who == whom) {
            return false;
        }
        return edges(whom).add(who);
    }

    public boolean unfollow(long who, long whom) {
        Set<Long> s = followers.get(whom);
        return s != null && s.remove(who);
    }

    public Set<Long> followersOf(long user) {
        Set<Long> s = followers.get(user);
        return s == null ? Collections.emptySet() : Set.copyOf(s);
    }
}
// corpus: unseen
