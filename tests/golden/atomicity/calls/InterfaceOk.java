// run: scan --only atomicity
// expect: none
// No implementation takes a lock.

public class InterfaceOk {
    public interface Shape {
        int area();
        void grow(int n);
    }

    public static class Square implements Shape {
        private int side;
        public int area() { return side * side; }
        public void grow(int n) { side += n; }
    }

    public synchronized int f(Shape s) {
        s.grow(1);
        return s.area();
    }
}
