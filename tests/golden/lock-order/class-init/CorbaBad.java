// run: scan --only lock-order --library
// expect: lock-order locks=CorbaBad$EDH.class,CorbaBad$TypeCode.class severity=high
// Seed 003, sections 7.4 and 8.2 (TcEdh): lazily made type codes. ODH.type holds ODH.class and TypeCode.class and takes
// EDH.class; EDH.type holds EDH.class and takes TypeCode.class.
public class CorbaBad {
    public static class TypeCode {
        static TypeCode make(String s, TypeCode part) { return new TypeCode(); }
    }

    public static class EDH {
        private static TypeCode typeCode;
        public static synchronized TypeCode type() {
            if (typeCode == null) {
                synchronized (TypeCode.class) {
                    if (typeCode == null) typeCode = TypeCode.make("ExceptionDescription", null);
                }
            }
            return typeCode;
        }
    }

    public static class ODH {
        private static TypeCode typeCode;
        public static synchronized TypeCode type() {
            if (typeCode == null) {
                synchronized (TypeCode.class) {
                    if (typeCode == null) typeCode = TypeCode.make("OperationDescription", EDH.type());
                }
            }
            return typeCode;
        }
    }
}
// run: raddle show lockgraph --library $CLASSES
// out: CorbaBad$EDH.class -> CorbaBad$TypeCode.class
// out:   CorbaBad$EDH.type:()LCorbaBad$TypeCode;-CorbaBad$EDH.type:()LCorbaBad$TypeCode;#LCorbaBad$TypeCode.class;#0
// out: CorbaBad$ODH.class -> CorbaBad$TypeCode.class
// out:   CorbaBad$ODH.type:()LCorbaBad$TypeCode;-CorbaBad$ODH.type:()LCorbaBad$TypeCode;#LCorbaBad$TypeCode.class;#0
// out: CorbaBad$TypeCode.class -> CorbaBad$EDH.class
// out:   CorbaBad$ODH.type:()LCorbaBad$TypeCode;#LCorbaBad$TypeCode.class;#0-CorbaBad$EDH.type:()LCorbaBad$TypeCode;
// out: cycle of 2 CorbaBad$EDH.class CorbaBad$TypeCode.class
// out: 3 locks: 3 class objects, 0 types
// out: 3 edges, 3 paths
// corpus: seed
