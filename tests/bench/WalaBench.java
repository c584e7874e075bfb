import com.ibm.wala.classLoader.Language;
import com.ibm.wala.core.util.strings.Atom;
import com.ibm.wala.ipa.callgraph.AnalysisCacheImpl;
import com.ibm.wala.ipa.callgraph.AnalysisOptions;
import com.ibm.wala.ipa.callgraph.AnalysisScope;
import com.ibm.wala.ipa.callgraph.CGNode;
import com.ibm.wala.ipa.callgraph.CallGraph;
import com.ibm.wala.ipa.callgraph.Entrypoint;
import com.ibm.wala.ipa.callgraph.impl.DefaultEntrypoint;
import com.ibm.wala.ipa.callgraph.impl.Util;
import com.ibm.wala.ipa.callgraph.propagation.SSAPropagationCallGraphBuilder;
import com.ibm.wala.ipa.cha.ClassHierarchy;
import com.ibm.wala.ipa.cha.ClassHierarchyFactory;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.MethodReference;
import com.ibm.wala.types.TypeReference;
import java.io.File;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * A call graph by WALA's 0-1-CFA, without exclusions and without reflection.
 *
 * <p>WalaBench CLASSES MAIN JMOD... -- CLASS NAME DESCRIPTOR ...: the folder of the program, its main class, the JDK's
 * modules; then the roots besides main, as raddle has them. Prints "methods N" and "ms N" (without reading the classes).
 */
public class WalaBench {
	private static Entrypoint entry(ClassHierarchy hierarchy, ClassLoaderReference loader, String type, String name, String descriptor) {
		TypeReference declaring = TypeReference.findOrCreate(loader, "L" + type);
		MethodReference method = MethodReference.findOrCreate(declaring, Atom.findOrCreateUnicodeAtom(name),
			com.ibm.wala.types.Descriptor.findOrCreateUTF8(descriptor));
		return hierarchy.resolveMethod(method) == null ? null : new DefaultEntrypoint(method, hierarchy);
	}

	public static void main(String[] args) throws Exception {
		AnalysisScope scope = AnalysisScope.createJavaAnalysisScope();
		List<Entrypoint> entries = new ArrayList<>();
		int at = 2;
		for (; !args[at].equals("--"); at++)
			scope.addToScope(ClassLoaderReference.Primordial, new JarFile(args[at], false));
		for (File file : new File(args[0]).listFiles())
			if (file.getName().endsWith(".class"))
				scope.addClassFileToScope(ClassLoaderReference.Application, file);
		ClassHierarchy hierarchy = ClassHierarchyFactory.make(scope);
		entries.add(entry(hierarchy, ClassLoaderReference.Application, args[1], "main", "([Ljava/lang/String;)V"));
		for (at++; at + 2 < args.length; at += 3) {
			Entrypoint entry = entry(hierarchy, ClassLoaderReference.Primordial, args[at], args[at + 1], args[at + 2]);
			if (entry != null)
				entries.add(entry);
		}
		AnalysisOptions options = new AnalysisOptions(scope, entries);
		options.setReflectionOptions(AnalysisOptions.ReflectionOptions.NONE);
		long start = System.nanoTime();
		SSAPropagationCallGraphBuilder builder = Util.makeZeroOneCFABuilder(Language.JAVA, options, new AnalysisCacheImpl(), hierarchy);
		CallGraph graph = builder.makeCallGraph(options, null);
		long end = System.nanoTime();
		Set<MethodReference> methods = new HashSet<>();
		for (CGNode node : graph)
			if (!node.getMethod().isWalaSynthetic())
				methods.add(node.getMethod().getReference());
		System.out.println("methods " + methods.size());
		System.out.println("nodes " + graph.getNumberOfNodes());
		System.out.println("ms " + (end - start) / 1000000);
	}
}
