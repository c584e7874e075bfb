// run: scan --only lock-order --library
// expect: lock-order
// DocumentLinks.link(from, to) fetches per-document locks from a ConcurrentHashMap and takes them in argument order; link("a","b") against link("b","a") deadlocks.
package docs.links;

import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class DocumentLinks {

    private static final class Doc {
        final Set<String> outgoing = new TreeSet<>();
        final Set<String> incoming = new TreeSet<>();
    }

    private final ConcurrentMap<String, Lock> locks = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Doc> documents = new ConcurrentHashMap<>();

    private Lock lockFor(String id) {
        return locks.computeIfAbsent(id, k -> new ReentrantLock());
    }

    private Doc doc(String id) {
        return documents.computeIfAbsent(id, k -> new Doc());
    }

    public void link(String from, String to) {
        Lock source = lockFor(from);
        source.lock();
        try {
            doc(from).outgoing.add(to);
            addBacklink(from, to);
        } finally {
            source.unlock();
        }
    }

    private void addBacklink(String from, String to) {
        Lock target = lockFor(to);
        target.lock();
        try {
            doc(to).incoming.add(from);
        } finally {
            target.unlock();
        }
    }

    public Set<String> backlinks(String id) {
        Lock l = lockFor(id);
        l.lock();
        try {
            return new TreeSet<>(doc(id).incoming);
        } finally {
            l.unlock();
        }
    }

    public Set<String> links(String id) {
        Lock l = lockFor(id);
        l.lock();
        try {
            return new TreeSet<>(doc(id).outgoing);
        } finally {
            l.unlock();
        }
    }
}
// corpus: unseen
