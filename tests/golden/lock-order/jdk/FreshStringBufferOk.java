// run: scan --only lock-order --library
// expect: none
// A fresh StringBuffer, used under the item's lock, calls the item's synchronized toString: nobody else has the buffer.
public class FreshStringBufferOk {
    public static final class Item {
        private int n;
        @Override public synchronized String toString() { return "i"; }
        public synchronized String describe() {
            StringBuffer sb = new StringBuffer();
            sb.append("item ").append((Object) this);
            return sb.toString();
        }
        public String outside() { return new StringBuffer().append((Object) this).toString(); }
    }
}
