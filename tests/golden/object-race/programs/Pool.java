// An object pool, re-typed: borrow is synchronized, the statistics are not.
// The statistics are changed with no lock, inside of the pool. Connections are handed over.
//
// run: scan --only object-race
// expect: object-race#1 line=add
// expect: object-race#2 line=add
import java.util.*;
public class Pool {
    static class Connection { int uses; void use() { uses++; } }
    static class ObjectPool { private final LinkedList<Connection> idle = new LinkedList<>(); private final Stats stats = new Stats();
        synchronized Connection borrow() { Connection c = idle.isEmpty() ? new Connection() : idle.removeFirst(); return c; }
        synchronized void giveBack(Connection c) { idle.addLast(c); }
        void note() { stats.add(); } int total() { return stats.total(); } }
    static class Stats { int n; void add() { n++; } int total() { return n; } } // <- add
    public static void main(String[] args) {
        ObjectPool pool = new ObjectPool();
        for (int i = 0; i < 4; i++) new Thread(() -> { Connection c = pool.borrow(); c.use(); pool.note(); pool.giveBack(c); }).start();
        System.out.println(pool.total());
    }
}
