/** Operands that need wide, both switches, constants of all kinds. */
public class Wide {
    static int switches(int n) {
        switch (n) {
            case -2: return -14000;
            case -1: return -7000;
            case 0: return 0;
            case 1: return 7000;
            case 2: return 14000;
            case 3: return 21000;
            case 4: return 28000;
            case 5: return 35000;
            default: break;
        }
        switch (n) {
            case -2147483648: return -715827883;
            case -70000: return -23334;
            case 12: return 4;
            case 1000: return 333;
            case 2147483647: return 715827882;
            default: return 0;
        }
    }

    static long constants(boolean b) {
        float f = b ? 1.5f : Float.MIN_VALUE;
        double d = b ? Double.MAX_VALUE : 1e-300;
        long l = b ? Long.MIN_VALUE : 123456789012L;
        String s = b ? "tab\t quote\" backslash\\ nul\0 \u00e9 \u4e2d \ud834\udd1e // #1" : "";
        return l + (long) d + (long) f + s.length() + (b ? 'x' : 40000);
    }

    static int locals(int n) {
        int v0 = n + 0; int v1 = n + 1; int v2 = n + 2; int v3 = n + 3;
        int v4 = n + 4; int v5 = n + 5; int v6 = n + 6; int v7 = n + 7;
        int v8 = n + 8; int v9 = n + 9; int v10 = n + 10; int v11 = n + 11;
        int v12 = n + 12; int v13 = n + 13; int v14 = n + 14; int v15 = n + 15;
        int v16 = n + 16; int v17 = n + 17; int v18 = n + 18; int v19 = n + 19;
        int v20 = n + 20; int v21 = n + 21; int v22 = n + 22; int v23 = n + 23;
        int v24 = n + 24; int v25 = n + 25; int v26 = n + 26; int v27 = n + 27;
        int v28 = n + 28; int v29 = n + 29; int v30 = n + 30; int v31 = n + 31;
        int v32 = n + 32; int v33 = n + 33; int v34 = n + 34; int v35 = n + 35;
        int v36 = n + 36; int v37 = n + 37; int v38 = n + 38; int v39 = n + 39;
        int v40 = n + 40; int v41 = n + 41; int v42 = n + 42; int v43 = n + 43;
        int v44 = n + 44; int v45 = n + 45; int v46 = n + 46; int v47 = n + 47;
        int v48 = n + 48; int v49 = n + 49; int v50 = n + 50; int v51 = n + 51;
        int v52 = n + 52; int v53 = n + 53; int v54 = n + 54; int v55 = n + 55;
        int v56 = n + 56; int v57 = n + 57; int v58 = n + 58; int v59 = n + 59;
        int v60 = n + 60; int v61 = n + 61; int v62 = n + 62; int v63 = n + 63;
        int v64 = n + 64; int v65 = n + 65; int v66 = n + 66; int v67 = n + 67;
        int v68 = n + 68; int v69 = n + 69; int v70 = n + 70; int v71 = n + 71;
        int v72 = n + 72; int v73 = n + 73; int v74 = n + 74; int v75 = n + 75;
        int v76 = n + 76; int v77 = n + 77; int v78 = n + 78; int v79 = n + 79;
        int v80 = n + 80; int v81 = n + 81; int v82 = n + 82; int v83 = n + 83;
        int v84 = n + 84; int v85 = n + 85; int v86 = n + 86; int v87 = n + 87;
        int v88 = n + 88; int v89 = n + 89; int v90 = n + 90; int v91 = n + 91;
        int v92 = n + 92; int v93 = n + 93; int v94 = n + 94; int v95 = n + 95;
        int v96 = n + 96; int v97 = n + 97; int v98 = n + 98; int v99 = n + 99;
        int v100 = n + 100; int v101 = n + 101; int v102 = n + 102; int v103 = n + 103;
        int v104 = n + 104; int v105 = n + 105; int v106 = n + 106; int v107 = n + 107;
        int v108 = n + 108; int v109 = n + 109; int v110 = n + 110; int v111 = n + 111;
        int v112 = n + 112; int v113 = n + 113; int v114 = n + 114; int v115 = n + 115;
        int v116 = n + 116; int v117 = n + 117; int v118 = n + 118; int v119 = n + 119;
        int v120 = n + 120; int v121 = n + 121; int v122 = n + 122; int v123 = n + 123;
        int v124 = n + 124; int v125 = n + 125; int v126 = n + 126; int v127 = n + 127;
        int v128 = n + 128; int v129 = n + 129; int v130 = n + 130; int v131 = n + 131;
        int v132 = n + 132; int v133 = n + 133; int v134 = n + 134; int v135 = n + 135;
        int v136 = n + 136; int v137 = n + 137; int v138 = n + 138; int v139 = n + 139;
        int v140 = n + 140; int v141 = n + 141; int v142 = n + 142; int v143 = n + 143;
        int v144 = n + 144; int v145 = n + 145; int v146 = n + 146; int v147 = n + 147;
        int v148 = n + 148; int v149 = n + 149; int v150 = n + 150; int v151 = n + 151;
        int v152 = n + 152; int v153 = n + 153; int v154 = n + 154; int v155 = n + 155;
        int v156 = n + 156; int v157 = n + 157; int v158 = n + 158; int v159 = n + 159;
        int v160 = n + 160; int v161 = n + 161; int v162 = n + 162; int v163 = n + 163;
        int v164 = n + 164; int v165 = n + 165; int v166 = n + 166; int v167 = n + 167;
        int v168 = n + 168; int v169 = n + 169; int v170 = n + 170; int v171 = n + 171;
        int v172 = n + 172; int v173 = n + 173; int v174 = n + 174; int v175 = n + 175;
        int v176 = n + 176; int v177 = n + 177; int v178 = n + 178; int v179 = n + 179;
        int v180 = n + 180; int v181 = n + 181; int v182 = n + 182; int v183 = n + 183;
        int v184 = n + 184; int v185 = n + 185; int v186 = n + 186; int v187 = n + 187;
        int v188 = n + 188; int v189 = n + 189; int v190 = n + 190; int v191 = n + 191;
        int v192 = n + 192; int v193 = n + 193; int v194 = n + 194; int v195 = n + 195;
        int v196 = n + 196; int v197 = n + 197; int v198 = n + 198; int v199 = n + 199;
        int v200 = n + 200; int v201 = n + 201; int v202 = n + 202; int v203 = n + 203;
        int v204 = n + 204; int v205 = n + 205; int v206 = n + 206; int v207 = n + 207;
        int v208 = n + 208; int v209 = n + 209; int v210 = n + 210; int v211 = n + 211;
        int v212 = n + 212; int v213 = n + 213; int v214 = n + 214; int v215 = n + 215;
        int v216 = n + 216; int v217 = n + 217; int v218 = n + 218; int v219 = n + 219;
        int v220 = n + 220; int v221 = n + 221; int v222 = n + 222; int v223 = n + 223;
        int v224 = n + 224; int v225 = n + 225; int v226 = n + 226; int v227 = n + 227;
        int v228 = n + 228; int v229 = n + 229; int v230 = n + 230; int v231 = n + 231;
        int v232 = n + 232; int v233 = n + 233; int v234 = n + 234; int v235 = n + 235;
        int v236 = n + 236; int v237 = n + 237; int v238 = n + 238; int v239 = n + 239;
        int v240 = n + 240; int v241 = n + 241; int v242 = n + 242; int v243 = n + 243;
        int v244 = n + 244; int v245 = n + 245; int v246 = n + 246; int v247 = n + 247;
        int v248 = n + 248; int v249 = n + 249; int v250 = n + 250; int v251 = n + 251;
        int v252 = n + 252; int v253 = n + 253; int v254 = n + 254; int v255 = n + 255;
        int v256 = n + 256; int v257 = n + 257; int v258 = n + 258; int v259 = n + 259;
        long w = v259;
        v258 += 1;
        v257 += 1000;
        v1 += 300;
        try {
            w += v258;
            return (int) w;
        } finally {
            v256++;
        }
    }
}
