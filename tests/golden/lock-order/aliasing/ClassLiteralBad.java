// run: scan --only lock-order --library
// expect: lock-order locks=ClassLiteralBad$Codec.class,ClassLiteralBad$Table.class severity=high
// Class literals, one passed as an argument.
public class ClassLiteralBad {
    public static class Codec { static int n; }
    public static class Table { static int n; }
    private static void with(Class<?> c) { synchronized (c) { Table.n++; } }
    public static void encode() { synchronized (Codec.class) { with(Table.class); } }
    public static void decode() { synchronized (Table.class) { synchronized (Codec.class) { Codec.n++; } } }
}
