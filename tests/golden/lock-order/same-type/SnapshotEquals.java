// run: scan --only lock-order --library
// expect: none
// Equals, compareTo and absorb take a snapshot of the other tag set under its monitor first and only then enter their own; never two monitors at a time.
package tags;

import java.util.Set;
import java.util.TreeSet;

public class SnapshotEquals {

    public static final class TagSet implements Comparable<TagSet> {
        private final Set<String> tags = new TreeSet<>();

        public synchronized boolean add(String tag) {
            return tags.add(tag);
        }

        public synchronized Set<String> snapshot() {
            return new TreeSet<>(tags);
        }

        private synchronized void addSnapshot(Set<String> s) {
            tags.addAll(s);
        }

        public void absorb(TagSet other) {
            addSnapshot(other.snapshot());
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof TagSet)) {
                return false;
            }
            Set<String> theirs = ((TagSet) o).snapshot();
            synchronized (this) {
                return tags.equals(theirs);
            }
        }

        @Override
        public synchronized int hashCode() {
            return tags.hashCode();
        }

        @Override
        public int compareTo(TagSet o) {
            String mine = String.join(",", snapshot());
            String theirs = String.join(",", o.snapshot());
            return mine.compareTo(theirs);
        }
    }
}
// corpus: unseen
