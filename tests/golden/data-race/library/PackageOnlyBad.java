// No class is public, so every method that is not private may be called by anybody: that these are not public says
// nothing against it. Protected ones are for subclasses and the package.
// run: scan --library --only data-race
class PackageOnlyBad {
    private int count, depth;

    synchronized void add(int n) {
        count += n;
    }

    synchronized void remove(int n) {
        count -= n;
    }

    int count() {
        return count; // expect: data-race severity=high field=PackageOnlyBad.count
    }

    synchronized void enter() {
        depth++;
    }

    synchronized void leave() {
        depth--;
    }

    protected int depth() {
        return depth; // expect: data-race severity=medium field=PackageOnlyBad.depth
    }
}
