// run: scan --only atomicity
// expect: atomicity method=InterfaceBad.f line=here witness=s context=this

public class InterfaceBad {
    public interface Shape {
        int area();
        void grow(int n);
    }

    public static class Square implements Shape {
        private int side;
        public synchronized int area() { return side * side; }
        public synchronized void grow(int n) { side += n; }
    }

    public synchronized int f(Shape s) {
        s.grow(1);
        return s.area(); // <- here
    }
}
