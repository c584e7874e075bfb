// run: scan --only lock-order --library
// expect: none
// Deletes when the list is free again.
import java.util.*;
public class TakenOutOk {
  public static class Handle { public final Object lock = new Object(); boolean dirty; }
  public interface Handler { void delete(Handle h); }
  public interface Data { void remove(Handle h); void removeAll(); Handle get(); }
  public static class ListData implements Data {
    private final ArrayList<Handle> free = new ArrayList<>(), all = new ArrayList<>();
    private Handler handler;
    public ListData(Handler h) { handler = h; }
    public Handle get() { synchronized (free) { return free.remove(0); } }
    public void remove(Handle h) { boolean removed; synchronized (all) { removed = all.remove(h); } if (removed) handler.delete(h); }
    public void removeAll() { Handle h; do { synchronized (all) { h = all.isEmpty() ? null : all.remove(0); } if (h != null) handler.delete(h); } while (h != null); }
  }
  public static class Pool implements Handler {
    protected Data ds;
    public Pool(Data d) { ds = d; }
    public void delete(Handle h) { synchronized (h.lock) { h.dirty = true; } }
    public Handle take() { Handle r = ds.get(); if (r != null) { synchronized (r.lock) { if (r.dirty) { ds.remove(r); r = null; } } } return r; }
  }
}
// corpus: documented
